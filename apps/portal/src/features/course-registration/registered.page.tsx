import { paths } from "@polyportal/domain/routes/paths";
import { Navigate, useSearchParams } from "react-router-dom";
import { RegistrationPaper } from "./registration-paper.tsx";
import { CourseFormPaper } from "./course-form-paper.tsx";

/** A registration (`?registration=<id>`) or a session's course form (`?session=<id>`), as printed. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get("registration");
  const sessionId = Number(search.get("session"));
  if (id) return <RegistrationPaper key={id} id={id} />;
  if (Number.isInteger(sessionId) && sessionId > 0) {
    return <CourseFormPaper key={sessionId} sessionId={sessionId} />;
  }
  return <Navigate to={paths.courseRegistration} replace />;
}
