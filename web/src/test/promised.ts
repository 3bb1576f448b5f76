export interface Promised<Value> {
  promise: Promise<Value>;
  keep: (value: Value) => void;
  break: (reason: unknown) => void;
}

/** A promise that is kept, or broken, when the test says so. */
export function promised<Value = void>(): Promised<Value> {
  let [keep, broken]: [Promised<Value>['keep'], Promised<Value>['break']] = [() => {}, () => {}];
  const promise = new Promise<Value>((resolve, reject) => ([keep, broken] = [resolve, reject]));
  return { promise, keep, break: broken };
}
