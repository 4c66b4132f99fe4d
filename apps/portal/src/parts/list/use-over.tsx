import { useCallback, useState, type FunctionComponent, type ReactNode } from "react";

type Closing = { onClose: () => void };

/** Opens a form or a dialog over the list, with what it is about. */
export type Open = <Props extends object>(
  Part: FunctionComponent<Props & Closing>,
  props: Props,
) => void;

/** What is open over a list, one part at a time, and how one is opened. Each closes itself. */
export function useOver(): readonly [over: ReactNode, open: Open] {
  const [over, setOver] = useState<ReactNode>();
  const open: Open = useCallback(
    (Part, props) => setOver(<Part {...props} onClose={() => setOver(undefined)} />),
    [],
  );
  return [over, open];
}
