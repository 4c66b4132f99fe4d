import { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import { printed } from "@polyportal/domain/document/printed";
import { initials } from "@polyportal/domain/format/name";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperNames, longPapers } from "@polyportal/domain/messages/long-papers";
import { inArray } from "drizzle-orm";
import type { ExportAsked } from "../../database/schema/exports.ts";
import { students } from "../../database/schema/student.ts";
import { parse } from "../../export/list-words.ts";
import type { PaperExport, Reading } from "../../export/paper-export.ts";
import type { PaperPhotos, SheetCell } from "../../sheets/new-sheet.ts";
import { classOnPaper, studentKeys, type ClassAsked } from "./class-paper.ts";

const { title, columns } = longPapers.classList;
const endpoint = classEndpoints.listClassStudents;

/** A paper has all of the class, whatever the list was narrowed down to. */
function whichOf(asked: ExportAsked): ClassAsked {
  const { session = 0, department = 0, level = 0, option, semester } = parse(endpoint, asked);
  return { session, department, level, option, semester };
}

const texts = ["photo", "fullName", "matricNumber", "department"];

/** A class of many students on paper: the rows of its list, with photos or initials. */
const classListPaperOf = (kind: "classList" | "classPhotos"): PaperExport => ({
  name: longPaperNames[kind],
  title,
  endpoint,
  columns: [],
  count: async (asking, asked) => (await studentKeys(asking, whichOf(asked)).keys()).length,
  async read(reading, asked) {
    const { rows, keys, facts, issued } = await classOnPaper(reading, whichOf(asked));
    return {
      title,
      size: "A4",
      parts: [
        {
          title,
          checkAt: issued.verifyUrl,
          code: issued.code,
          particulars: facts,
          tables: [
            {
              columns: Object.entries(columns).map(([id, label]) => ({
                label,
                kind: texts.includes(id) ? "text" : "number",
              })),
              rows: rows.map(([name = null, ...row], at): SheetCell[] => [
                at + 1,
                initials(String(name ?? "")),
                name,
                ...row.map((cell) => printed(cell)),
              ]),
              empty: documentMessages.noStudents,
              counted: true,
              ...(kind === "classPhotos" && { photos: await photosOf(reading, keys, rows) }),
            },
          ],
        },
      ],
    };
  },
});

/** The photos of the rows' students, read as they are drawn: those of a thousand are 60 MB. */
async function photosOf(
  { db, services: { files } }: Reading,
  keys: readonly (string | number)[],
  rows: readonly (readonly SheetCell[])[],
): Promise<PaperPhotos> {
  const found = await db
    .select({ matricNumber: students.number, passport: students.passportFileId })
    .from(students)
    .where(inArray(students.id, keys.map(String)));
  const passports = new Map<SheetCell, string | null>(
    found.map(({ matricNumber, passport }) => [matricNumber, passport]),
  );
  return {
    column: Object.keys(columns).indexOf("photo"),
    async read(from, to) {
      const photos: (Uint8Array | undefined)[] = [];
      // One after the other: students wait for the same connections.
      for (const [, matricNumber = null] of rows.slice(from, to)) {
        const passport = passports.get(matricNumber);
        photos.push(passport ? (await files.read(db, passport))?.bytes : undefined);
      }
      return photos;
    },
  };
}

export const classListPaper = classListPaperOf("classList");
export const classPhotosPaper = classListPaperOf("classPhotos");
