import { useClient } from "@polyportal/api-client/query/client-context";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { lecturerCopyMessages as words } from "@polyportal/domain/messages/course-lecturer-copies";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import type { Filter } from "@polyportal/ui/filter";
import { PageLoader } from "@polyportal/ui/page-loader";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../app/load-failed.tsx";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { chosenIn, orderIn } from "../../parts/list/asked-in.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { shownByAssignment } from "./shown-by-timetable.ts";

type Props = { filters: readonly Filter[]; onClose: () => void };
type Preview = Output<"previewCopyCourseLecturers">;

/** Shows what copying last session's lecturers would bring the courses of the list, and does it. */
export function CopyCourses({ filters, onClose }: Props) {
  const [params] = useAddress();
  const { search } = orderIn(params);
  // The names of filters are the contract's; what an address says besides, the server refuses.
  const asked = { ...chosenIn(params, filters), search } as Input<"copyCourseLecturers">;
  const { data, error, refetch } = useQuery({
    ...queryOptionsFor(useClient(), "previewCopyCourseLecturers", asked),
    // What was true a minute ago is no preview.
    gcTime: 0,
  });
  const tell = useBulkUndo(shownByAssignment);
  const copy = useOperation("copyCourseLecturers", {
    invalidates: shownByAssignment,
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

function said({ courses, from }: Preview): string {
  if (from === null) return words.noSessionBefore;
  return courses === 0 ? words.nothingToCopy(from) : words.copyQuestion(courses, from);
}

function LeftOut({ preview: { gone, published } }: { preview: Preview }) {
  if (gone.length === 0 && published === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {gone.length > 0 && (
        <div>
          <p className="font-semibold">{words.goneTitle}</p>
          <ul className="mt-1 list-disc ps-5">
            {gone.map(({ name, courses }) => (
              <li key={name}>{words.goneFrom(name, courses)}</li>
            ))}
          </ul>
        </div>
      )}
      {published > 0 && <p>{words.publishedLeft(published)}</p>}
    </div>
  );
}
