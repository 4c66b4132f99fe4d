import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";

/** What stands in the address for a notice that is not written yet. */
export const newNotice = "new";

/** The forms of the notice board, at addresses that can be sent to a colleague. */
export const noticeAddresses = {
  write: withSearch(staffPaths.noticeBoard, { notice: newNotice }),
  edit: (id: string) => withSearch(staffPaths.noticeBoard, { notice: id }),
  copy: (id: string) => withSearch(staffPaths.noticeBoard, { notice: newNotice, copy: id }),
};
