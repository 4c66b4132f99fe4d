import { useClient } from "@polyportal/api-client/query/client-context";
import type { Input, Output } from "@polyportal/api-client/client/client";
import { courseLecturerList } from "@polyportal/api-client/list/course-lecturers";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { lecturerCopyMessages as words } from "@polyportal/domain/messages/course-lecturer-copies";
import { useQuery } from "@tanstack/react-query";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { CopyDialog } from "../../parts/act/copy-dialog.tsx";
import { chosenIn, orderIn } from "../../parts/list/asked-in.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { shownByAssignment } from "./shown-by-timetable.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";

type Preview = Output<"previewCopyCourseLecturers">;

/** Shows what copying last session's lecturers would bring the courses of the list, and does it. */
export function CopyCourses({ onClose }: { onClose: () => void }) {
  const filters = useListFilters(courseLecturerList);
  const [params] = useAddress();
  const { search } = orderIn(params);
  // The names of filters are the contract's; what an address says besides, the server refuses.
  const asked = { ...chosenIn(params, filters), search } as Input<"copyCourseLecturers">;
  const query = useQuery({
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
    onError: tellFailed,
  });
  return (
    <CopyDialog
      words={words}
      query={query}
      question={({ courses, from }) => words.copyQuestion(courses, from)}
      LeftOut={LeftOut}
      copying={copy.isPending}
      onCopy={() => copy.mutate(asked)}
      onClose={onClose}
    />
  );
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
