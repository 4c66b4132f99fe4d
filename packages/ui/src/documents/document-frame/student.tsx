import { Avatar } from "../../components/avatar/avatar.tsx";
import type { StudentOnPaper } from "@polyportal/domain/document/papers/rows";
import { useWords } from "../../words/words.ts";
import { documentFrameWords } from "./document-frame.words.ts";

/** The student whom a paper is about. */
export type DocumentStudent = StudentOnPaper & {
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
};

export type PassportProps = {
  /** Whose photograph it is. */
  name: string | null | undefined;
  /** The photograph's address. */
  src?: string | null | undefined;
};

/** The passport photograph on a paper; without one initials on the screen, and on paper where to affix it. */
export function Passport({ name, src }: PassportProps) {
  const words = useWords("documentFrame", documentFrameWords);
  return <Avatar name={name ?? ""} src={src ?? null} size="passport" onPaper={words.affixPhoto} />;
}
