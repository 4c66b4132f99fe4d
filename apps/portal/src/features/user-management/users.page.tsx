import { userMessages as words } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUserActs } from "./user-acts.tsx";
import { accounts } from "./user-columns.tsx";

const UserDetailPanel = lazyPart(
  async () => (await import("./user-detail-panel.tsx")).UserDetailPanel,
);

const record = { content: UserDetailPanel, columns: ["fullName", "active"] };

/** Everybody with an account: found, switched on and off, sent a link; each leads to its own page. */
export function Page() {
  const mayEnter = useMay(
    "users.enter",
    "previewUsers",
    "uploadUsers",
    "createUser",
    "updateUser",
    "toggleUserActivation",
  );
  return (
    <OrImport
      allowed={mayEnter}
      of="Users"
      noun={words.imported}
      bulk={["accounts", "copied-advisers"]}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  return (
    <ListPage
      {...accounts}
      {...useUserActs(mayEnter)}
      lead={words.lead}
      record={record}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <ButtonLink variant="primary" href={staffPaths.editUser}>
              {words.add}
            </ButtonLink>
          </>
        )
      }
      pasted="users"
    />
  );
}
