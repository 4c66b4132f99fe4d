import { paths } from "@polyportal/domain/routes/paths";
import { Navigate, useSearchParams } from "react-router-dom";
import { idIn } from "../../parts/address/asked.ts";
import { RegistrationPaper } from "./registration-paper.tsx";
import { CourseFormPaper } from "./course-form-paper.tsx";

/** A registration (`?registration=<id>`) or a session's course form (`?session=<id>`), as printed. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get("registration");
  const sessionId = idIn(search, "session");
  if (id) return <RegistrationPaper key={id} id={id} />;
  if (sessionId) return <CourseFormPaper key={sessionId} sessionId={sessionId} />;
  return <Navigate to={paths.courseRegistration} replace />;
}
