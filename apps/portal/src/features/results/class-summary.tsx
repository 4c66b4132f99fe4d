import type { Output } from "@polyportal/api-client/client/client";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { countedRemarks, studentsWith } from "@polyportal/domain/results/composite";
import { classResultsPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { ResultSummary } from "@polyportal/ui/result-summary";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { CompositeAlerts } from "../../parts/class/composite-alerts.tsx";
import { askedOf, type ClassInSemester } from "../../parts/class/class-in.ts";
import { LongPaper } from "../../parts/paper/long-paper.tsx";

type Props = { which: ClassInSemester; composite: Output<"getCompositeResults"> };

/** The class's students by remark, as it is printed. */
export function ClassSummary({ which, composite }: Props) {
  const school = useIssuer();
  const { students, verification } = composite;
  const counts = countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark));
  return (
    <DocumentPage
      title={words.summary}
      aside={
        <>
          <CompositeAlerts {...composite} />
          {students.length > paperAtOnce && (
            <LongPaper
              paper="resultSummary"
              lead={longPaperPage.lead(students.length)}
              asked={askedOf(which)}
            />
          )}
        </>
      }
    >
      <ResultSummary
        summary={{
          ...composite,
          school,
          name: words.classOf(composite),
          remarks: words.remarks(counts),
          counts,
          lists: counts.map(({ remark }) => ({
            title: remark ?? words.noResult,
            students: studentsWith(students, remark),
          })),
          verification: verification ?? undefined,
          fingerprint: verification?.fingerprint,
        }}
        actions={
          <Button asChild variant="secondary">
            <BareLink href={classResultsPath(which)}>{words.toSheet}</BareLink>
          </Button>
        }
      />
    </DocumentPage>
  );
}
