import { BulkBar } from "@polyportal/ui/bulk-bar";
import { Button } from "@polyportal/ui/button";
import { InlineEdit } from "@polyportal/ui/inline-edit";
import { Tree } from "@polyportal/ui/tree";
import type { TreeNode } from "@polyportal/ui/tree-node";
import { useState } from "react";

type Department = { id: string; name: string; head: string };

type Props = {
  schools: readonly TreeNode[];
  departments: readonly Department[];
  saveHead: (id: string, head: string) => Promise<unknown>;
  onClose: (ids: readonly string[]) => void;
};

/** A tree chooses departments; each head's name is edited where it stands; a bar acts on all chosen. */
export function DepartmentsExample({ schools, departments, saveHead, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const inSight = departments.filter(({ id }) => covers(schools, chosen, id));
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-[20rem_minmax(0,1fr)]">
      <Tree
        label="Schools and departments"
        multiple
        nodes={schools}
        chosen={chosen}
        onChosen={setChosen}
        openAtFirst={schools.map(({ id }) => id)}
      />
      <div className="rounded border border-line">
        <dl className="divide-y divide-line">
          {inSight.map(({ id, name, head }) => (
            <div key={id} className="p-3">
              <dt className="text-14 text-ink-muted">{name}</dt>
              <dd>
                <InlineEdit
                  label={`Head of ${name}`}
                  value={head}
                  onSave={(next) => saveHead(id, next)}
                />
              </dd>
            </div>
          ))}
        </dl>
        {inSight.length === 0 && <p className="p-3 text-ink-muted">Choose a school beside.</p>}
        <BulkBar
          words={inSight.length > 0 ? `${inSight.length} selected` : undefined}
          onClear={() => setChosen([])}
        >
          <Button size="small" onClick={() => onClose(inSight.map(({ id }) => id))}>
            Close registration
          </Button>
        </BulkBar>
      </div>
    </div>
  );
}

/** Whether an entry is chosen, by itself or with the branch that it is in. */
function covers(nodes: readonly TreeNode[], chosen: readonly string[], id: string): boolean {
  return nodes.some((node) => {
    const here = node.id === id || (node.children ?? []).some((child) => child.id === id);
    return (here && chosen.includes(node.id)) || covers(node.children ?? [], chosen, id);
  });
}
