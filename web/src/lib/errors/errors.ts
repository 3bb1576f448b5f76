/** The server said no, and why, by key. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(key);
    this.name = 'Refused';
  }
}

/** Nobody answered. */
export class Unreachable extends Error {
  constructor() {
    super('server.unreachable');
    this.name = 'Unreachable';
  }
}
