import type { Output } from "@polyportal/api-client/client/client";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { whyNotWords } from "@polyportal/domain/messages/why-not.words";
import { countedRemarks } from "@polyportal/domain/results/composite";
import { Button } from "@polyportal/ui/button";
import { CompositeSheet } from "@polyportal/ui/composite-sheet";
import { BareLink } from "@polyportal/ui/link";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { DocumentPage, useIssuer } from "../paper/document-page.tsx";
import { Download } from "../import/download.tsx";
import { AskWhyNot } from "../why-not/ask-why-not.tsx";
import { askedOf, type ClassInSemester } from "./class-in.ts";
import { CompositeAlerts } from "./composite-alerts.tsx";

const LongPaper = lazyPart(async () => (await import("../paper/long-paper.tsx")).LongPaper);

type Composite = Output<"getCompositeResults">;

type Props = {
  which: ClassInSemester;
  composite: Composite;
  /** The address of the same page for another semester. */
  pathOf: (which: ClassInSemester) => string;
  /** The address of a student's own results. */
  hrefOf?: (student: Composite["students"][number]) => string;
  /** Further content above the sheet. */
  aside?: ReactNode;
  /** Further actions for the class. */
  actions?: ReactNode;
};

/** The printable sheet, with notes for its reader above it. */
export function ClassSheet({ which, composite, pathOf, hrefOf, aside, actions }: Props) {
  const school = useIssuer();
  const { provisional, students, verification } = composite;
  return (
    <DocumentPage
      title={words.title}
      aside={
        <>
          <CompositeAlerts {...composite} />
          {aside}
          {students.length > paperAtOnce && (
            <Suspense fallback={null}>
              <LongPaper
                paper="composite"
                lead={longPaperPage.lead(students.length)}
                asked={askedOf(which)}
              />
            </Suspense>
          )}
        </>
      }
    >
      <CompositeSheet
        composite={{
          ...composite,
          school,
          remarks: words.remarks(countedRemarks(students.map(({ cgpaRemark }) => cgpaRemark))),
          verification: verification ?? undefined,
          fingerprint: verification?.fingerprint,
        }}
        hrefOf={hrefOf}
        actions={
          <>
            {actions}
            {semesters
              .filter((semester) => semester !== which.semester)
              .map((semester) => (
                <Button key={semester} asChild variant="secondary">
                  <BareLink href={pathOf({ ...which, semester })}>
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
