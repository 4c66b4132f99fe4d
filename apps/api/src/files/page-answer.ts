import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import type { FileAnswer } from "../server/handler.ts";
import type { StoredFile } from "./file-store.ts";

/** A page of an upload as a browser is given it, under the name of its place. */
export function pageAnswer(place: string, { bytes, type }: StoredFile): FileAnswer {
  const ending = type === pagedLimits.pdfType ? "pdf" : (type.split("/")[1] ?? "jpeg");
  return { bytes, type, fileName: `${place}.${ending}`, disposition: "inline" };
}
