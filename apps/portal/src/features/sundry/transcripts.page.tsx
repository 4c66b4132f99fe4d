import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { requests } from "./request-columns.tsx";

const OpenRequest = lazyPart(async () => (await import("./open-request.tsx")).OpenRequest);

const record = { content: OpenRequest, columns: ["code", "fullName", "state"] };

/** The registry's queue: a request opens beside it, and is brought on there. */
export function Page() {
  useLazyEndpoints();
  const mayDecide = useMay("students.approve", "decideIdentityCard");
  return (
    <ListPage
      {...requests}
      lead={words.lead}
      actions={
        mayDecide && <ButtonLink href={staffPaths.identityCards}>{words.identityCards}</ButtonLink>
      }
      record={record}
      history="transcriptRequest"
    />
  );
}
