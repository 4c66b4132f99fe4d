import type { Output } from "@polyportal/api-client/client/client";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { whyNotWords } from "@polyportal/domain/messages/why-not.words";
import { countedRemarks } from "@polyportal/domain/results/composite";
import { classResultsPath, classStudentPath } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { CompositeSheet } from "@polyportal/ui/composite-sheet";
import { BareLink } from "@polyportal/ui/link";
import { DocumentPage, useIssuer } from "../../app/document-page.tsx";
import { Download } from "../../parts/import/download.tsx";
import { AskWhyNot } from "../../parts/why-not/ask-why-not.tsx";
import { askedOf, type ClassInSemester } from "./class-in.ts";

type Props = { which: ClassInSemester; composite: Output<"getCompositeResults"> };

/** The sheet as it is printed, and above it what its reader should know of it. */
export function ClassSheet({ which, composite }: Props) {
  const school = useIssuer();
  const { provisional, held, students } = composite;
  return (
    <DocumentPage
      title={words.title}
      aside={
        <>
          {provisional && (
            <Alert tone="warning" title={words.provisionalTitle}>
              {words.provisionalHint}
            </Alert>
          )}
          {held.length > 0 && (
            <Alert tone="warning" title={words.heldTitle}>
              {words.held(held)}
            </Alert>
          )}
        </>
      }
    >
      <CompositeSheet
        composite={{
          ...composite,
          school,
          remarks: words.remarks(countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark))),
        }}
        hrefOf={({ studentId }) => classStudentPath(studentId, which)}
        actions={
          <>
            {semesters
              .filter((semester) => semester !== which.semester)
              .map((semester) => (
                <Button key={semester} asChild variant="secondary">
                  <BareLink href={classResultsPath({ ...which, semester })}>
                    {words.semester(semester)}
                  </BareLink>
                </Button>
              ))}
            <AskWhyNot
              label={whyNotWords.noResult}
              about={words.classOf(composite)}
              asked={{ wish: "result", sessionId: which.session, semester: which.semester }}
            />
            <Download
              fetchFile={(client) => client.call("downloadComposite", askedOf(which))}
              fileName={words.fileName(words.classOf(composite), provisional)}
            >
              {words.download}
            </Download>
          </>
        }
      />
    </DocumentPage>
  );
}
