/** Where two values differ, field by field. */
export interface Difference {
  path: string;
  server: unknown;
  local: unknown;
}

export function differences(server: unknown, local: unknown, path = ''): Difference[] {
  if (Array.isArray(server) && Array.isArray(local) && server.length === local.length) {
    return server.flatMap((item, place) => differences(item, local[place], `${path}[${place}]`));
  }
  if (!isObject(server) || !isObject(local)) {
    return Object.is(server, local) ? [] : [{ path, server, local }];
  }
  const names = new Set([...Object.keys(server), ...Object.keys(local)]);
  return [...names].flatMap((name) => differences(server[name], local[name], `${path}.${name}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
