import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { WhatIfForm } from "./what-if-form.tsx";

/** A calculator over the student's own courses. */
export function WhatIf() {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "listCourseGrades", {}));
  return <Fetched query={query}>{(courses) => <WhatIfForm {...courses} />}</Fetched>;
}
