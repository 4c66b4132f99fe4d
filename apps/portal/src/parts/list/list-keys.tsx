import { listKeysMessages } from "@polyportal/domain/messages/list-keys";
import { Dialog } from "@polyportal/ui/dialog";
import { Switch } from "@polyportal/ui/switch";
import { useState } from "react";
import type { RowKeys } from "./use-list-keys.ts";
import { keepSingleKeys, usesSingleKeys } from "./single-keys.ts";

const { title, keys, queue, choose, help, single, singleHint } = listKeysMessages;

type Props = {
  /** Letters for acts on a row. */
  acts?: RowKeys;
  /** Whether rows can be chosen. */
  chooses: boolean;
  onClose: () => void;
};

/** Shows the keys of lists, and a switch for single letters. */
export function ListKeys({ acts, chooses, onClose }: Props) {
  const [on, setOn] = useState(usesSingleKeys);
  return (
    <Dialog open width="confirm" title={title} onOpenChange={(open) => !open && onClose()}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {[
          ...(acts ? [...queue, ...Object.entries(acts)] : keys),
          ...(chooses ? [choose] : []),
          help,
        ].map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line-strong bg-paper-sunken px-2 py-1 text-14">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Switch
          label={single}
          hint={singleHint}
          checked={on}
          onChange={({ target }) => {
            keepSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
