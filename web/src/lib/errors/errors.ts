/** The server said no, and why, by key. */
export class Refused extends Error {
  readonly key: string;
  readonly details: Record<string, unknown>;

  constructor(key: string, details: Record<string, unknown> = {}) {
    super(key);
    this.name = 'Refused';
    this.key = key;
    this.details = details;
  }
}

/** Nobody answered. */
export class Unreachable extends Error {
  constructor() {
    super('server.unreachable');
    this.name = 'Unreachable';
  }
}
