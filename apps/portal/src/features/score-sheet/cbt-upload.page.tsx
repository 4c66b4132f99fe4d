import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { cbtResultsPath, scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { ImportStands, type Import } from "../../parts/import/import-stands.tsx";
import { useKeptFocus } from "../../parts/import/use-kept-focus.ts";
import { choiceIn } from "./cbt-choice.ts";
import { CbtCourse } from "./cbt-course.tsx";
import { CbtEarlier } from "./cbt-earlier.tsx";
import { sheetIn, type Which } from "./sheet-in.ts";

/** What pages keep that such an import, or its undo, changes. */
const changes = [
  "getScoreSheet",
  "listMyCourses",
  "getMyCourse",
  "listScoreVersions",
  "listCbtResults",
] as const;

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
          <Button asChild variant="secondary">
            <BareLink href={scoreSheetPath(which.courseId, which.sessionId)}>
              {words.toScores}
            </BareLink>
          </Button>
        )
      }
    >
      {id && which ? (
        <Uploaded id={id} {...which} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <CbtCourse which={which} />
          <CbtEarlier />
        </div>
      )}
    </PortalPage>
  );
}

function Uploaded({ id, ...which }: Which & { id: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { component, ...choice } = choiceIn(params);
  const { data } = useQuery(queryOptionsFor(useClient(), "getMyCourse", which));
  const within = {
    course: String(which.courseId),
    session: String(which.sessionId),
    ...(component && { component }),
    ...choice,
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {data && component && (
        <p className="font-semibold">
          {words.into(data.code, data.session, words.components[component](data.split[component]))}
        </p>
      )}
      <ImportStands
        key={id}
        id={id}
        sheet={{
          upload: "uploadCbtResults",
          onOther: () => void navigate(cbtResultsPath(which.courseId, which.sessionId)),
          changes,
          question: replacing,
        }}
        within={within}
      />
    </div>
  );
}

/** Marks that are there are replaced only after their number was read. */
const replacing = ({ changed }: Import) =>
  changed > 0 ? { title: words.replaceTitle, question: words.replaceQuestion(changed) } : undefined;
