import type { Output } from "@polyportal/api-client/client/client";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { countedRemarks } from "@polyportal/domain/results/composite";
import { classResultsPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { ResultSummary } from "@polyportal/ui/result-summary";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { studentsWith } from "../../parts/class/by-remark.ts";
import { CompositeAlerts } from "../../parts/class/composite-alerts.tsx";
import type { ClassInSemester } from "../../parts/class/class-in.ts";

type Props = { which: ClassInSemester; composite: Output<"getCompositeResults"> };

/** The class's students by remark, as it is printed. */
export function ClassSummary({ which, composite }: Props) {
  const school = useIssuer();
  const { students, verification } = composite;
  const counts = countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark));
  return (
    <DocumentPage title={words.summary} aside={<CompositeAlerts {...composite} />}>
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
