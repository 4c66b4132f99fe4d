import { userExport } from "../../families/user-management/export-users.ts";
import type { ExportList } from "../export-list.ts";

/** The list of users, with a callback before each piece is read. */
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
