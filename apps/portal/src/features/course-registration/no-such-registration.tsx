import type { ApiError } from "@polyportal/api-client/client/api-error";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { ButtonLink } from "../../parts/link/button-link.tsx";

/** Nothing is registered there, and asking again would not help. */
export const noSuchRegistration = ({ code, message }: ApiError) =>
  code === "registration_not_found" || code === "invalid_input" ? (
    <Alert status="warning" title={message}>
      <ButtonLink className="mt-3" href={paths.courseRegistration}>
        {courseRegistrationWords.backToRegistrations}
      </ButtonLink>
    </Alert>
  ) : null;
