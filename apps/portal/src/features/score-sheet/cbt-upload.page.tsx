import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useKeptFocus } from "../../parts/import/use-kept-focus.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { CbtCourse } from "./cbt-course.tsx";
import { CbtEarlier } from "./cbt-earlier.tsx";
import { sheetIn } from "./sheet-in.ts";

// A file that was given comes long after the page, and on its own address.
const CbtUploaded = lazyPart(async () => (await import("./cbt-uploaded.tsx")).CbtUploaded);

/** Brings marks of a computer test into a course's scores; what becomes of each is seen before. */
export function Page() {
  const [params] = useSearchParams();
  const which = sheetIn(params);
  const id = params.get("import");
  useKeptFocus(id);
  return (
    <PortalPage
      title={words.title}
      lead={words.lead}
      actions={
        which && (
          <ButtonLink href={scoreSheetPath(which.courseId, which.sessionId)}>
            {words.toScores}
          </ButtonLink>
        )
      }
    >
      {id && which ? (
        <Suspense fallback={<PageLoader />}>
          <CbtUploaded id={id} {...which} />
        </Suspense>
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <CbtCourse which={which} />
          <CbtEarlier />
        </div>
      )}
    </PortalPage>
  );
}
