import { userList } from "@polyportal/api-client/list/users";
import { userSource } from "../../families/user-management/list-users.ts";
import { exportOfList } from "../described.ts";
import type { ExportList } from "../export-list.ts";

const userExport = exportOfList(userList, userSource);

/** The list of users, of which something happens before each piece is read. */
export const slowList = (beforePiece: (piece: number) => Promise<unknown>): ExportList => {
  let pieces = 0;
  return {
    ...userExport,
    ask(asked, caller) {
      const list = userExport.ask(asked, caller);
      return {
        ...list,
        async rows(db, keys, columns) {
          pieces += 1;
          await beforePiece(pieces);
          return list.rows(db, keys, columns);
        },
      };
    },
  };
};
