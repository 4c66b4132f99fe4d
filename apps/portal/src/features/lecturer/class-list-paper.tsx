import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { awardName } from "@polyportal/domain/student/award";
import { ClassListSheet } from "@polyportal/ui/class-list-sheet";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { LongPaper } from "../../parts/paper/long-paper.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useWholeList } from "../../parts/list/use-whole-list.ts";
import { addressOf } from "../../parts/class/class-in.ts";

type Class = Output<"getClass">;

/** A class on paper: all of it, whatever was looked for on the list. */
export function ClassListPaper({ one }: { one: Class }) {
  const school = useIssuer();
  const client = useClient();
  const pages = useWholeList((part) =>
    queryOptionsFor(client, "listClassStudents", { ...addressOf(one), ...part }),
  );
  const { faculty, department, option, level, session, semester } = one;
  const [{ data: first }] = pages;
  const few = first === undefined || first.total <= paperAtOnce;
  // One on which nobody stands has no code.
  const verified = useQuery({
    ...queryOptionsFor(client, "getClassPaper", addressOf(one)),
    enabled: few && (first?.total ?? 0) > 0,
  });
  const { data: issued } = verified;
  const missing =
    pages.find(({ data }) => !data) ?? (first?.total && !issued ? verified : undefined);
  const photos = (
    <LongPaper paper="classPhotos" lead={longPaperPage.photos} asked={addressOf(one)} />
  );
  if (!few) {
    return (
      <DocumentPage title={words.list.title}>
        <div className="grid gap-8">
          <LongPaper
            title={words.list.title}
            paper="classList"
            lead={longPaperPage.lead(first.total)}
            asked={addressOf(one)}
          />
          {photos}
        </div>
      </DocumentPage>
    );
  }
  return (
    <DocumentPage title={words.list.title} aside={first && first.total > 0 && photos}>
      <Fetched query={missing ?? pages[0]} label={words.fetching}>
        {() => (
          <ClassListSheet
            classList={{
              school,
              faculty,
              department: option ? words.optionOf(department, option) : department,
              programme: awardName(one.levelId),
              level,
              session,
              semester,
              fingerprint: issued?.fingerprint,
              verification: issued,
              // Three hundred photos are not fetched for a paper: initials stand in their place.
              students: pages.flatMap(({ data }) =>
                (data?.items ?? []).map((student) => ({ ...student, passport: null })),
              ),
            }}
          />
        )}
      </Fetched>
    </DocumentPage>
  );
}
