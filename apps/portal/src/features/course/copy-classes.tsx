import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { useQuery } from "@tanstack/react-query";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { CopyDialog } from "../../parts/act/copy-dialog.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";

type Props = {
  /** The id of the session that gets the classes; the current one unless said. */
  session: string | undefined;
  onClose: () => void;
};
type Preview = Output<"previewCopyCourseClasses">;

const shownBy = ["listCourseClasses", "getCourseClasses", "getHistory"] as const;

/** Shows what copying last session's classes would bring the courses of a session, and does it. */
export function CopyClasses({ session, onClose }: Props) {
  const asked = session === undefined ? {} : { session };
  const query = useQuery({
    ...queryOptionsFor(useClient(), "previewCopyCourseClasses", asked),
    // What was true a minute ago is no preview.
    gcTime: 0,
  });
  const tell = useBulkUndo(shownBy);
  const copy = useOperation("copyCourseClasses", {
    invalidates: shownBy,
    onSuccess: ({ courses, undoId }) => {
      tell(words.copied(courses), undoId);
      onClose();
    },
    onError: tellFailed,
  });
  return (
    <CopyDialog
      words={words}
      query={query}
      question={({ courses, classes, from, session: to }) =>
        words.copyQuestion(courses, classes, from, to)
      }
      LeftOut={LeftOut}
      copying={copy.isPending}
      onCopy={() => copy.mutate(asked)}
      onClose={onClose}
    />
  );
}

/** What stays as it is, and what the school has given up. */
function LeftOut({ preview: { kept, off, deleted, closed } }: { preview: Preview }) {
  const left = [
    ...off.map(words.offLeft),
    ...deleted.map(words.deletedLeft),
    ...closed.map(({ department, classes }) => words.closedLeft(department, classes)),
  ];
  if (kept === 0 && left.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {kept > 0 && <p>{words.keptLeft(kept)}</p>}
      {left.length > 0 && (
        <div>
          <p className="font-semibold">{words.leftOutTitle}</p>
          <ul className="mt-1 list-disc ps-5">
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
