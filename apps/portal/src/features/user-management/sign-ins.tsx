import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { userMessages } from "@polyportal/domain/messages/users";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";

type SignIn = Output<"getUser">["signIns"][number];

const { signInColumns: heads, signInStates: states } = userMessages;

const stateOf = ({ endedAt, expiresAt }: SignIn) => {
  if (endedAt) return states.ended(formatDateTime(endedAt));
  return Date.parse(expiresAt) < Date.now() ? states.over : states.open;
};

const columns: readonly DataColumn<SignIn>[] = [
  {
    id: "begun",
    header: heads.begun,
    value: ({ createdAt }) => formatDateTime(createdAt),
    width: 8,
  },
  { id: "device", header: heads.device, value: ({ device }) => device, width: 11 },
  { id: "state", header: heads.state, value: stateOf, width: 8, grow: 2 },
  {
    id: "by",
    header: heads.by,
    value: ({ impersonator }) => impersonator ?? userMessages.bySelf,
    width: 8,
  },
];

const idOf = ({ id }: SignIn) => id;
const nameOf = ({ createdAt }: SignIn) => formatDateTime(createdAt);

/** Where an account was signed in lately, on what, and by whom; all of them can be ended. */
export function SignIns({ user }: { user: Output<"getUser"> }) {
  const mayEnter = useMay("users.enter", "endSignIns");
  const [asked, setAsked] = useState(false);
  const { mutateAsync } = useOperation("endSignIns", { invalidates: ["getUser"] });
  return (
    <div className="grid grid-cols-1 gap-4">
      {mayEnter && user.signIns.some((one) => stateOf(one) === states.open) && (
        <div>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {userMessages.endSignIns}
          </Button>
        </div>
      )}
      <DataTable
        label={userMessages.tabs.signIns}
        columns={columns}
        rows={user.signIns}
        rowId={idOf}
        rowLabel={nameOf}
        empty={userMessages.noSignIns}
      />
      {asked && (
        <AskAct
          title={userMessages.endSignIns}
          question={userMessages.endSignInsQuestion(user.fullName)}
          label={userMessages.endSignIns}
          danger
          onClose={() => setAsked(false)}
          onAct={({ reason }) => mutateAsync({ id: user.id, reason })}
          done={userMessages.signInsEnded(user.fullName)}
        />
      )}
    </div>
  );
}
