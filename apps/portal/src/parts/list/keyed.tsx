import { Suspense, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { pickOf, useListKeys, type RowKeys } from "./use-list-keys.ts";

const ListKeys = lazyPart(async () => (await import("./list-keys.tsx")).ListKeys);

type Props = {
  /** Letters for acts on a row, by the act's label. */
  acts?: RowKeys;
  /** Called with the act's label and the row's index. */
  onAct?: (label: string, row: number) => void;
  children: ReactNode;
};

/** A list that can be used by keys alone. `?` shows them. */
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
