import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { PageLoader } from "@polyportal/ui/page-loader";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../app/load-failed.tsx";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";

type Props = {
  /** The id of the session that gets the classes; by default the current one. */
  session: string | undefined;
  onClose: () => void;
};
type Preview = Output<"previewCopyCourseClasses">;

const shownBy = ["listCourseClasses", "getCourseClasses", "getHistory"] as const;

/** Shows what copying last session's classes would bring the courses of a session, and does it. */
export function CopyClasses({ session, onClose }: Props) {
  const asked = session === undefined ? {} : { session };
  const { data, error, refetch } = useQuery({
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
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={() => !copy.isPending && onClose()}
      title={words.copyTitle}
      description={data && said(data)}
      footer={
        <>
          <Button variant="secondary" disabled={copy.isPending} onClick={onClose}>
            {actMessages.cancel}
          </Button>
          {data && data.courses > 0 && (
            <Button loading={copy.isPending} onClick={() => copy.mutate(asked)}>
              {words.copyNow}
            </Button>
          )}
        </>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageLoader />}
      {data && <LeftOut preview={data} />}
    </Dialog>
  );
}

function said({ courses, classes, from, session }: Preview): string {
  if (from === null) return words.noSessionBefore;
  return courses === 0
    ? words.nothingToCopy(from)
    : words.copyQuestion(courses, classes, from, session);
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
