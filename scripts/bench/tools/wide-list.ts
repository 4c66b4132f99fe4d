import type { ExportList } from "../../../apps/api/src/export/export-list.ts";
import { exportOfList } from "../../../apps/api/src/export/described.ts";
import { userSource } from "../../../apps/api/src/families/user-management/list-users.ts";
import { userList } from "../../../packages/api-client/src/list/users.ts";

const userExport = exportOfList(userList, userSource);

/** As wide as the widest report: 40 columns of every user. */
export const wideColumns = Array.from({ length: 40 }, (_, at) => {
  const column = userExport.columns[at % userExport.columns.length];
  if (!column) throw new Error("The list of users has no columns.");
  return { ...column, id: `${column.id} ${at}` };
});

export const wideList: ExportList = {
  ...userExport,
  name: "wide",
  columns: wideColumns,
  ask(asked, caller) {
    const list = userExport.ask(asked, caller);
    const own = (id: string) => id.split(" ")[0] ?? "";
    return { ...list, rows: (db, keys, ids) => list.rows(db, keys, ids.map(own)) };
  },
};
