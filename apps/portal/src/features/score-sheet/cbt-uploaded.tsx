import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { cbtResultsPath } from "@polyportal/domain/routes/staff-paths";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Import } from "../../parts/import/import-types.ts";
import { ImportStatus } from "../../parts/import/import-status.tsx";
import { choiceIn } from "./cbt-choice.ts";
import type { Which } from "./sheet-in.ts";

/** What pages keep that such an import, or its undo, changes. */
const changes = [
  "getScoreSheet",
  "listMyCourses",
  "getMyCourse",
  "listScoreVersions",
  "listCbtResults",
] as const;

/** What becomes of a file of a computer test, and of what it was chosen to be. */
export function CbtUploaded({ id, ...which }: Which & { id: string }) {
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
      <ImportStatus
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
