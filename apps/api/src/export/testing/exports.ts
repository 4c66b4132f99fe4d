import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { exportRequests } from "../../database/schema/exports.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { addPerson } from "../../families/authentication/testing/people.ts";
import type { RunningServer } from "../../start-server.ts";
import type { Claim } from "@polyportal/domain/rights/claims";

/** Adds 3,000 people: too many for an export within a call. */
export async function addCrowd({ db }: RunningServer): Promise<void> {
  for (let from = 0; from < 3_000; from += 500) {
    await db.insert(users).values(
      Array.from({ length: 500 }, (_, at) => ({
        id: uuid(),
        userName: `crowd.${from + at}`,
        passwordHash: "none",
        userType: "student" as const,
        role: "student" as const,
        lastname: "Crowd",
        firstname: `Number ${from + at}`,
        oldUser: true,
      })),
    );
  }
}

/** Denies this account one claim from now on. */
export async function deny({ db }: RunningServer, userId: string, claim: Claim): Promise<void> {
  await db.insert(userClaims).values({
    userId,
    claim,
    allowed: false,
    since: new Date(),
    until: new Date(Date.now() + 86_400_000),
    reason: "to see what is left",
  });
}

let turn = 0;

export const addAdministrator = (server: RunningServer) => {
  turn += 1;
  return addPerson(server, {
    userName: `exporter.${turn}`,
    userType: "official",
    role: "administrator",
    email: `exporter.${turn}@alani.example`,
  });
};

export async function exportOfId({ db }: RunningServer, id: string) {
  const [request] = await db.select().from(exportRequests).where(eq(exportRequests.id, id));
  if (!request) throw new Error("There is no such export.");
  return request;
}
