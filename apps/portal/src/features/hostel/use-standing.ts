import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";

/** How the student stands with the hostels. */
export type HostelStanding = Output<"getHostelStanding">;

/** The bed that the student has, and what stands between the student and one. */
export const useStanding = () => useQuery(queryOptionsFor(useClient(), "getHostelStanding", {}));

/** Whether a bed can be chosen now. */
export const mayChoose = ({ booking, obstacles }: HostelStanding): boolean =>
  booking === null && obstacles.length === 0;
