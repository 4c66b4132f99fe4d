/** The words of each act. */
const acts = {
  see: "see",
  enter: "enter and change",
  approve: "approve and release",
  erase: "erase and void",
} as const;

/** The areas of the school's work and the acts that can be allowed in each. */
const areas = {
  applications: { name: "applications", acts: ["see", "enter", "approve", "erase"] },
  admissions: { name: "admissions", acts: ["see", "enter", "approve"] },
  clearance: { name: "clearance and matric numbers", acts: ["see", "enter", "approve"] },
  students: { name: "students", acts: ["see", "enter", "approve"] },
  sessions: { name: "academic sessions", acts: ["see", "enter", "approve"] },
  courses: { name: "courses and registration windows", acts: ["see", "enter", "approve"] },
  registration: { name: "course registrations", acts: ["see", "approve"] },
  results: { name: "results", acts: ["see", "enter"] },
  fees: { name: "fees", acts: ["see", "enter", "approve"] },
  scholarships: { name: "scholarships", acts: ["see", "enter", "approve"] },
  invoices: { name: "invoices and payments", acts: ["see", "enter", "approve", "erase"] },
  hostels: { name: "hostels", acts: ["see", "enter", "approve"] },
  users: { name: "users, roles and claims", acts: ["see", "enter", "approve"] },
  notices: { name: "notices", acts: ["see", "enter", "erase"] },
  school: { name: "school setup", acts: ["see", "enter", "approve"] },
  audit: { name: "the audit and exports of others", acts: ["see"] },
} as const satisfies Record<string, { name: string; acts: readonly (keyof typeof acts)[] }>;

export type Area = keyof typeof areas;
type AreaClaim = { [A in Area]: `${A}.${(typeof areas)[A]["acts"][number]}` }[Area];

/** Claims that are not one of the four acts of an area. */
const further = {
  "results.check": { area: "results", name: "check score sheets" },
  "results.approve": { area: "results", name: "approve score sheets" },
  "results.publish": { area: "results", name: "publish results" },
  "results.amend": { area: "results", name: "apply amendments of results" },
  "results.hold": { area: "results", name: "hold and release published results" },
  "invoices.ask": { area: "invoices", name: "ask the gateway again about a payment" },
  "users.reset": { area: "users", name: "send set-up and reset links" },
  "users.impersonate": { area: "users", name: "sign in as others" },
  "export.personal": { area: "students", name: "export phones, e-mails and dates of birth" },
  "staff.salary": { area: "users", name: "see salaries of staff" },
  "references.read": { area: "applications", name: "read the references of postgraduates" },
} as const satisfies Record<string, { area: Area; name: string }>;

/** A right, as endpoints name it: `users.see`. The list is fixed; each school decides who has which. */
export type Claim = AreaClaim | keyof typeof further;

type ClaimRow = { readonly claim: Claim; readonly area: Area; readonly name: string };

const areaNames = Object.keys(areas) as Area[];

/** Every claim with its area and words ("see hostels"), by area. */
export const claimRows: readonly ClaimRow[] = areaNames.flatMap((area): ClaimRow[] => [
  ...areas[area].acts.map((act) => ({
    claim: `${area}.${act}` as Claim,
    area,
    name: `${acts[act]} ${areas[area].name}`,
  })),
  ...(Object.keys(further) as (keyof typeof further)[])
    .filter((claim) => further[claim].area === area)
    .map((claim) => ({ claim, area, name: further[claim].name })),
]);

export const claims: readonly Claim[] = claimRows.map(({ claim }) => claim);

const byClaim = new Map<string, ClaimRow>(claimRows.map((row) => [row.claim, row]));

/** A claim in words: "see hostels". */
export const claimName = (claim: Claim): string => byClaim.get(claim)?.name ?? claim;

export const areaName = (area: Area): string => areas[area].name;
