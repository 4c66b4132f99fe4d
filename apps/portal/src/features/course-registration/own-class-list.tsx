import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { ownClassListWords as words } from "@polyportal/domain/messages/own-class-list";
import { Select } from "@polyportal/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answer } from "../../parts/why-not/answer.tsx";

type Props = Pick<Output<"getRegistration">, "session" | "semester" | "courses">;

/** A student asks why a class list lacks the own name: that of a registered course, or of another on offer. */
export function OwnClassList({ session, semester, courses }: Props) {
  const [asked, setAsked] = useState<number>();
  const sessionId = session.id;
  // Of a session that is over nothing is on offer any more: the registered ones are left.
  const offered = useQuery(
    queryOptionsFor(useClient(), "getRegistrableCourses", { sessionId, semester }),
  );
  const others = offered.data?.courses.filter(({ id }) => courses.every((one) => one.id !== id));
  return (
    <div className="grid max-w-prose gap-3 print:hidden">
      <Select
        label={words.course}
        options={[...courses, ...(others ?? [])].map(({ id, code, title }) => ({
          value: id,
          label: `${code} ${title}`,
        }))}
        value={asked ?? ""}
        onChosen={(id) => setAsked(id === "" ? undefined : Number(id))}
      />
      <div aria-live="polite">
        {asked !== undefined && (
          <Answer key={asked} wish="class-list" sessionId={sessionId} courseId={asked} />
        )}
      </div>
    </div>
  );
}
