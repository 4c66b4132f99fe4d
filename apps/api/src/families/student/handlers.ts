import type { studentEndpoints } from "@polyportal/api-client/contract/student";
import type { Handlers } from "../../server/handler.ts";
import { getStudentPhoto, uploadStudentPhoto } from "./photo.ts";
import { getStudentProfile, updateStudentProfile } from "./profile.ts";

export const studentHandlers = {
  getStudentProfile,
  updateStudentProfile,
  uploadStudentPhoto,
  getStudentPhoto,
} satisfies Handlers<typeof studentEndpoints>;
