import { useCallback, useState } from "react";

/**
 * A value that the caller holds (it is given, and a change is only told) or that is held here, from
 * `atFirst` on. `onChange` hears of each change either way.
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
