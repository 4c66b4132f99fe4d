import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { todayInLagos } from "@polyportal/domain/format/date";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { Past } from "../../parts/history/past.tsx";
import { newNotice } from "./addresses.ts";
import { EditNotice } from "./edit-notice.tsx";
import { NewNotice } from "./new-notice.tsx";
import { valuesOf } from "./notice.fields.tsx";

type Props = {
  /** Which notice; `new` for one that is not written yet. */
  id: string;
  /** The notice that a new one begins as. */
  copyOf: string | null;
};

const { newTitle, newLead, copyLead, editTitle } = noticeBoardMessages;

/** The form of one notice: new, a copy, or one to change. */
export function WriteNotice({ id, copyOf }: Props) {
  const isNew = id === newNotice;
  const source = isNew ? copyOf : id;
  return (
    <PortalPage
      title={isNew ? newTitle : editTitle}
      lead={isNew ? (copyOf === null ? newLead : copyLead) : undefined}
      actions={
        <Button variant="secondary" asChild>
          <BareLink href={staffPaths.noticeBoard}>{noticeBoardMessages.back}</BareLink>
        </Button>
      }
    >
      {source === null ? <Blank /> : <Of id={source} isCopy={isNew} />}
    </PortalPage>
  );
}

function Blank() {
  const { role } = useProfile();
  return (
    <NewNotice
      begins={{
        title: "",
        text: "",
        senderName: roleLabel(role),
        startDate: todayInLagos(),
        endDate: "",
        departmentIds: [],
        levelIds: [],
        mail: false,
        inPublic: false,
      }}
    />
  );
}

function Of({ id, isCopy }: { id: string; isCopy: boolean }) {
  const query = useQuery(queryOptionsFor(useClient(), "getNotice", { id }));
  return (
    <Fetched query={query}>
      {(notice) =>
        isCopy ? (
          <Copy notice={notice} />
        ) : (
          <div className="grid grid-cols-1 gap-8">
            <EditNotice notice={notice} />
            <Past subject="notice" id={id} name={notice.title} />
          </div>
        )
      }
    </Fetched>
  );
}

/** The days and the letters of a notice are its own: a copy begins today and is mailed to nobody. */
function Copy({ notice }: { notice: Output<"getNotice"> }) {
  const own = { startDate: todayInLagos(), endDate: "", mail: false };
  return <NewNotice begins={{ ...valuesOf(notice), ...own }} />;
}
