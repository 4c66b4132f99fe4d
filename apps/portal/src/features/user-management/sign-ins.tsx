import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { userMessages } from "@polyportal/domain/messages/users";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";

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

/** Where an account was signed in lately, and by whom. */
export function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  return (
    <DataTable
      label={userMessages.tabs.signIns}
      columns={columns}
      rows={signIns}
      rowId={idOf}
      rowLabel={nameOf}
      empty={userMessages.noSignIns}
    />
  );
}
