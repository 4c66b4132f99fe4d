import { Suspense, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { pickOf, useListKeys, type RowKeys } from "./use-list-keys.ts";

const ListKeys = lazyPart(async () => (await import("./list-keys.tsx")).ListKeys);

type Props = {
  /** Letters that do something with a row, by the label of the row's act. */
  acts?: RowKeys;
  /** Called with the act's label, and with the row's place in the list. */
  onAct?: (label: string, row: number) => void;
  /** The list. */
  children: ReactNode;
};

/** A list that is gone through by keys alone; `?` tells them. */
export function Keyed({ acts, onAct, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ chooses: boolean }>();
  const onHelp = () => setAsked({ chooses: list.current?.querySelector(pickOf) != null });
  useListKeys(list, { onHelp, acts, onAct });
  return (
    <div ref={list}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <ListKeys {...asked} acts={acts} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
