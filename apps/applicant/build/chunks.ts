/** A chunk of its own for these modules and what they import, unless a group before it has it. */
type ChunkGroup = {
  name: string;
  test: RegExp;
  tags?: ["$initial"];
  includeDependenciesRecursively?: boolean;
};

/**
 * Left alone, the bundler makes a chunk of every few lines that two pages share: 44 files and 6 KiB
 * more for the application form. These are cut by when a person needs them.
 */
const groups: readonly ChunkGroup[] = [
  // What every page stands on. The entry keeps its own chunk, by which the manifest names it.
  { name: "start", tags: ["$initial"], test: /^(?!.*(?:index\.html|main\.tsx))/ },
  // What the sign-in page has in common with the forms: it does without their library. An opened application asks
  // for drafts wherever it can be closed.
  {
    name: "controls",
    test: /ui\/src\/(?:components\/(?:alert|error-flag|dropdown-menu\/use-escape)|patterns\/(?:draft\/draft-store|error-summary|form-field\/(?:field-id|form-field)))|src\/app\/invoice-drafts/,
  },
  {
    name: "words",
    test: /domain\/src\/(?:format\/(?!amount)|person\/age|messages\/jamb-number|programmes\/(?:programme-of|declaration))/,
  },
  // What several pages that look something up by an RRR ask with.
  {
    name: "rrr",
    includeDependenciesRecursively: false,
    test: /ui\/src\/patterns\/(?:rrr-field|masked-input)\/|domain\/src\/payment\/rrr-form/,
  },
  // The code of an e-mail.
  {
    name: "code",
    includeDependenciesRecursively: false,
    test: /src\/app\/(?:code-form|applicant-code)|domain\/src\/(?:application\/code|messages\/applicant-code)/,
  },
  // What every paper stands on, whichever a page prints.
  {
    name: "paper",
    includeDependenciesRecursively: false,
    test: /ui\/src\/documents\/(?:document-frame|qr-code)\/|domain\/src\/(?:document\/(?:printed|papers\/(?:rows|payment))|format\/amount-in-words|messages\/(?:payment-types|receipt)|school\/offices)/,
  },
  // What the same pages have each: three files less, whose names every page would carry.
  {
    name: "field",
    includeDependenciesRecursively: false,
    test: /ui\/src\/patterns\/(?:checkbox|checkbox-field|number-field)\//,
  },
  {
    name: "upload",
    includeDependenciesRecursively: false,
    test: /domain\/src\/messages\/upload\.ts|ui\/src\/components\/progress\/|client\/send-with-progress/,
  },
  {
    name: "references",
    includeDependenciesRecursively: false,
    test: /domain\/src\/messages\/referees\.ts|features\/application\/re(?:place-referee|ferences)\.tsx/,
  },
  // How a page tells what it knows of a payment or a person.
  {
    name: "facts",
    includeDependenciesRecursively: false,
    test: /ui\/src\/components\/(?:reference|money|badge|description-list)\//,
  },
  // A few lines each, which several sections share: the form names one file and not six.
  {
    name: "rules",
    includeDependenciesRecursively: false,
    test: /domain\/src\/(?:o-level\/(?:limits|refusals)|upload\/(?:limits|document-limits))/,
  },
  // What is asked as data; which of it, and what reads answers back; what draws it.
  {
    name: "data",
    includeDependenciesRecursively: false,
    test: /domain\/src\/(?:application\/(?:prefill\.|years|fields\/choices)|programmes\/award-name|messages\/further)/,
  },
  {
    name: "texts",
    includeDependenciesRecursively: false,
    test: /domain\/src\/application\/fields\/(?:field-texts|apply)/,
  },
  {
    name: "prefill",
    includeDependenciesRecursively: false,
    test: /features\/application\/(?:prefilled|described)-fields/,
  },
  // What the pages of an account share: each file less is less in the start.
  {
    name: "account",
    includeDependenciesRecursively: false,
    test: /features\/authentication\/(?:back-to-login|sign-in-again|link-refused)|domain\/src\/(?:.*(?:account|password)-forms|messages\/account\.ts|messages\/session-ended)/,
  },
  // What the landing page and the sign-in tell of a session that ended, and what invoices are generated with.
  {
    name: "session",
    includeDependenciesRecursively: false,
    test: /src\/app\/(?:account-state|session-ended\.)|client\/return-to/,
  },
  {
    name: "offers",
    includeDependenciesRecursively: false,
    test: /domain\/src\/(?:messages\/landing|programmes\/(?:card-info|page-paths|eligibility-path|grouped|groups))\.ts/,
  },
  {
    name: "invoice-form",
    includeDependenciesRecursively: false,
    test: /src\/app\/go-back|features\/invoice\/use-show-invoice|(?:messages\/invoice-form|routes\/invoice-paths)/,
  },
  // What looks something up, with what it says: wherever it is, the other is.
  {
    name: "look",
    includeDependenciesRecursively: false,
    test: /src\/app\/use-lookup|domain\/src\/messages\/invoice\.ts/,
  },
  // What follows the look-up of an invoice, whoever finds one or makes one.
  {
    name: "inv",
    includeDependenciesRecursively: false,
    test: /features\/invoice\/(?:invoice-details|invoice-choices|check-details)|domain\/src\/invoice\/details/,
  },
  {
    name: "slip",
    includeDependenciesRecursively: false,
    test: /domain\/src\/messages\/(?:awaited|slip)\.ts/,
  },
  {
    name: "receipt",
    includeDependenciesRecursively: false,
    test: /src\/app\/invoice-views|ui\/src\/documents\/receipt\//,
  },
  // What an RRR tells, of a payment or of an application: either comes once it is asked for.
  {
    name: "stand",
    includeDependenciesRecursively: false,
    test: /features\/verification\/(?:payment-state|application-standing|own-standing)\.tsx|domain\/src\/(?:application\/share|messages\/application-standing)/,
  },
  // The addresses and calls of pages that few people open.
  {
    name: "further",
    includeDependenciesRecursively: false,
    test: /lazy-open-endpoint-table|domain\/src\/routes\/further-paths|features\/programmes\/part|app\/department-requirements/,
  },
  // What every page of an application stands on, its sign-in too.
  {
    name: "application",
    includeDependenciesRecursively: false,
    test: /domain\/src\/(?:application\/(?:steps|fields\/holds)\.ts|messages\/(?:wizard|notice))|features\/application\/(?:section\.ts|opened|queries|fetched|load-failed)/,
  },
  // Without what the invoice's page alone asks the gateway with.
  // The landing page tells of a lost connection, and asks nothing by queries.
  { name: "toast", includeDependenciesRecursively: false, test: /toast-store/ },
  {
    name: "query",
    test: /@tanstack|api-client\/src\/query\/(?!use-payer-invoice)|app\/query-provider/,
  },
  // The slip and the details page know the steps by their schemas and have no form.
  { name: "schema", test: /\/zod\/|domain\/src\/(?:validation|application\/jamb-number)/ },
  // What keeps its words on the device is a KiB and a half, which a file of its own would make two.
  {
    name: "form",
    test: /react-hook-form|ui\/src\/patterns\/(?:(?:form|form-field|input|text-field|select|select-field|phone-field)\/|draft\/(?:use-)?draft(?!-choice))/,
  },
  // Where an open list has room is fetched as it opens.
  {
    name: "wizard",
    includeDependenciesRecursively: false,
    test: /features\/application\/(?:choices|defaults|draft-form|form-group|section-form|waits-to-be-sent)|domain\/src\/(?:messages\/table|application\/(?:fields\/begin|steps\/personal\/lga))|ui\/src\/patterns\/(?:(?:wizard|radio-field|radio-group|textarea(?:-field)?)\/|combobox-field\/(?!placed-list))/,
  },
];

/** The groups in their order, as the bundler takes them. */
export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

/** What every page has before anything else is fetched, and what an open form has besides. */
const start = /\/(?:start|rolldown-runtime)-[^/]+$/;
const openForm = /\/(?:application|controls|form|query|wizard|words)-[^/]+$/;

/** The files that are told apart by their names here; all others have short ones. */
export const knownByName = /\/(?:start|application|controls|form|query|wizard|words)-/;

/** What a form shows first: a first section, and the photo. */
const firstOfForm = /\/(?:pe|pr|ap)-/;

/** The files to fetch with one that is fetched later: what is there by then is not named again. */
export const neededBesides = (
  file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
): string[] => {
  if (hostType === "html") return files;
  const inForm = /\/(?:application\.page|wizard)-/.test(hostId);
  if (hostId.includes("/application.page-") && !firstOfForm.test(file)) return [];
  return files.filter((file) => !start.test(file) && !(inForm && openForm.test(file)));
};
