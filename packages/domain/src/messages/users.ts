import { maskedEmail } from "../format/masked-email.ts";
import { freshLinkMinutes, linksADayToOne } from "../user-management/reset-links.ts";

type NotMailed = Readonly<Record<"without" | "alreadySent" | "enough", readonly string[]>>;

const named = (why: string, names: readonly string[]) =>
  names.length === 0 ? "" : `${why}: ${names.join(", ")}.`;

/** Every word of the pages about accounts. */
export const userMessages = {
  title: "Users",
  lead: "Everybody with an account, what each may do, and when each was last here.",
  search: "Search names, e-mails, phones",
  add: "New user",
  none: "Nobody has an account yet.",
  imported: "officials",
  edit: "Edit",
  manage: "Rights and sign-ins",
  mail: "Send set-up or reset link",
  activate: "Activate",
  deactivate: "Deactivate",
  signInAs: "Sign in as this person",
  notImpersonable: "You cannot sign in as this person.",
  columns: {
    userName: "User name",
    fullName: "Full name",
    userType: "User type",
    role: "Role",
    department: "Department",
    email: "E-mail",
    mobileNumber: "Phone",
    lastSeenAt: "Last seen",
    secondFactor: "Second factor",
    active: "State",
  },
  filters: {
    userType: "User type",
    role: "Role",
    active: "State",
    neverSeen: "Signed in",
  },
  states: { active: "Active", off: "Switched off", notSetUp: "Not set up" },
  seen: { never: "Never", before: "Has signed in", notYet: "Never signed in" },
  factors: { none: "None", email: "E-mail code", authenticator: "Authenticator app" },
  deactivating: (count: number) =>
    count === 1
      ? "One account is switched off: it can sign in no more, and its sign-ins end now."
      : `${count} accounts are switched off: they can sign in no more, and their sign-ins end now.`,
  activating: (count: number) =>
    count === 1 ? "One account can sign in again." : `${count} accounts can sign in again.`,
  switched: (count: number, active: boolean) =>
    `${count} accounts switched ${active ? "on" : "off"}`,
  deactivated: (count: number) => `Successfully updated ${count === 1 ? "user" : `${count} users`}`,
  inOffice: (names: readonly string[]) =>
    `an office is assigned; end it first: ${names.join(", ")}`,
  notDeactivated: (names: readonly string[]) =>
    names.length === 0
      ? undefined
      : `Left as they are, since an office is assigned; end it first: ${names.join(", ")}.`,
  mailed: (count: number) => (count === 1 ? "One link was sent" : `${count} links were sent`),
  /** Whom no link was sent, and why. */
  notMailed: ({ without, alreadySent, enough }: NotMailed) =>
    [
      named("Without an address, or switched off", without),
      named(`Sent in the last ${freshLinkMinutes} minutes, and not used yet`, alreadySent),
      named(`Sent ${linksADayToOne} links today`, enough),
    ]
      .filter((line) => line !== "")
      .join(" "),
  newTitle: "New user",
  newLead:
    "An account for a member of staff. Its owner chooses a password by a link sent to the e-mail address.",
  editTitle: "Edit user",
  editLead: (name: string) => `${name}, as the school knows the account.`,
  fields: {
    lastname: "Surname",
    firstname: "First name",
    middlename: "Middle name",
    staffNumber: "Staff number",
    staffNumberHint: "Accounts of one staff number are one person.",
  },
  created: "The account is made; its link is on the way.",
  chooseUser: "Choose somebody from the list of users",
  thing: "user",
  roleWaits: "Saved. The role waits for the approval of another.",
  emailTaken: "this e-mail address belongs to another account",
  roleRequest: (name: string, role: string, has: boolean) =>
    has ? `Give ${name} the role ${role}` : `Take the role ${role} from ${name}`,
  exceptionRequest: (name: string, claim: string) => `Let ${name} ${claim}, beyond the roles`,
  exceptionUntil: (effect: "allow" | "deny", day: string) =>
    `${effect === "allow" ? "Given" : "Kept"} until ${day}`,
  byRoles: "As the roles say",
  activationRequest: (names: string, active: boolean) =>
    active ? `Switch on ${names}` : `Switch off ${names}`,
  accountRequest: (name: string, role: string) => `Make an account for ${name}: ${role}`,
  create: "Make the account",
  officesNote: "Heads of department and deans come by office, not here.",
  notFound: "This account is not there.",
  manageLead:
    "What this person may do, where each right comes from, and where the account is signed in.",
  tabs: { rights: "Rights", roles: "Roles", exceptions: "Exceptions", signIns: "Sign-ins" },
  facts: {
    offices: "Offices",
    seesThis: "Sees this",
    noOffices: "None",
    staffNumber: "Staff number",
    created: "Account since",
  },
  claimColumns: { claim: "Right", source: "From", held: "Held" },
  held: { yes: "Held", no: "Denied" },
  noClaims: "This account holds no right.",
  signInColumns: { begun: "Begun", device: "Device", state: "State", by: "By" },
  device: (browser?: string, system?: string) => [browser, system].filter(Boolean).join(" on "),
  endSignIns: "End all sign-ins",
  endSignInsQuestion: (name: string) =>
    `${name} is signed out on every device, and may sign in again.`,
  signInsEnded: (name: string) => `${name} is signed out everywhere`,
  signInStates: { open: "Open", ended: (when: string) => `Ended ${when}`, over: "Over" },
  bySelf: "The person",
  noSignIns: "Never signed in.",
  decidesNothing: "Decides nothing until",
  reopen: "Let decide at once",
  resetFactor: "Reset second factor",
  resetFactorQuestion: (name: string) =>
    `The authenticator app and the recovery codes of ${name} count no more, and all sign-ins end now. Do this only for somebody whose identity you have seen proven.`,
  factorReset: (name: string) => `${name} signs in without the app from now on`,
  furtherRolesLead: "Administrative roles besides the main one: their rights and labels add up.",
  giveRole: "Give",
  takeRole: "Take away",
  roleQuestion: (name: string, role: string, has: boolean) =>
    has
      ? `${name} has the rights of the ${role} as well, from the next press on.`
      : `${name} has the rights of the ${role} no more, from the next press on.`,
} as const;

/** Where a claim of a person comes from. */
export const claimSourceWords = {
  role: (role: string) => `role: ${role}`,
  further: (role: string) => `further role: ${role}`,
  office: (role: string) => `office: ${role}`,
  adviser: () => "adviser of a class",
  allowed: () => "allowed to this person",
  denied: () => "denied to this person",
} as const;

type Told = {
  readonly school: { readonly name: string; readonly helpLine: string };
  readonly name: string;
  /** The address that counts from now on. */
  readonly email: string;
  /** Changed by the account's owner, or by an officer. */
  readonly by: "owner" | "officer";
  /** That the account decides nothing for a day, where it approves. */
  readonly held?: string | undefined;
};

/** To the address that no longer is an account's. */
export const addressChangedMail = ({ school, name, email, by, held }: Told) => ({
  subject: `Your e-mail address was changed - ${school.name}`,
  text: [
    `Dear ${name},`,
    by === "officer"
      ? `An officer of the school has changed the e-mail address of your account to ${maskedEmail(email)}. Letters to you go there from now on.`
      : `The e-mail address of your account is ${maskedEmail(email)} from now on, as somebody who knows its password has asked. Letters to you go there.`,
    ...(held ? [held] : []),
    `If you did not ask for this, tell the school at once: ${school.helpLine}.`,
    school.name,
  ].join("\n\n"),
});
