import { useCallback, useState } from "react";

/**
 * A value that is controlled by the caller or, starting from `atFirst`, kept here. `onChange` is called in
 * both cases.
 */
export function useControlled<Value>(
  given: Value | undefined,
  atFirst: Value | (() => Value),
  onChange: ((next: Value) => void) | undefined,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(atFirst);
  const change = useCallback(
    (next: Value) => {
      setOwn(() => next);
      onChange?.(next);
    },
    [onChange],
  );
  return [given === undefined ? own : given, change];
}
