import { uploadMessages } from "@polyportal/domain/messages/upload";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import * as z from "zod/mini";

const types: readonly string[] = imageTypes;

const problemOf = (file: File | null): string | undefined => {
  if (!file) return uploadMessages.missing;
  if (!types.includes(file.type) || file.size === 0) return uploadMessages.wrongType;
  return file.size > uploadLimits.defaultBytes ? uploadMessages.tooBig : undefined;
};

/**
 * A chosen scan: a PNG or JPEG of at most 100 KB; `null` when none is chosen, which `optional` (one
 * is uploaded already) allows. The server looks into the bytes as well.
 */
export const imageFile = ({ optional = false }: { optional?: boolean } = {}) =>
  z.custom<File | null>().check((payload) => {
    const file = payload.value;
    const message = file === null && optional ? undefined : problemOf(file);
    if (message) payload.issues.push({ code: "custom", input: file, message });
  });
