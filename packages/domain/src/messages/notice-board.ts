import { formatDate } from "../format/date.ts";
import { mailedNoticesADay, noticeLettersADay } from "../notice/mail-limits.ts";
import { undoHours } from "../notice/state.ts";
import { mailLimitMessages } from "./mail-limit.ts";

/** The words of the pages where notices are written. */
export const noticeBoardMessages = {
  title: "Notice Board Setup",
  lead: "What the school tells its students, its staff and those who want to come.",
  search: "Title or sender",
  none: "No notice stands here.",
  add: "New notice",
  newTitle: "New notice",
  newLead: "It shows from its first day to its last, to those whom it is for.",
  editTitle: "Edit notice",
  thing: "notice",
  one: "Notice",
  acts: {
    edit: "Edit",
    preview: "Preview",
    copy: "Copy",
    switchOn: "Switch on",
    switchOff: "Switch off",
    remove: "Delete",
    bringBack: "Bring back",
  },
  columns: {
    title: "Title",
    category: "Category",
    audience: "Only for",
    startDate: "From",
    endDate: "To",
    senderName: "Sender",
    state: "State",
    views: "Views",
    mail: "E-mail",
    inPublic: "Start page",
  },
  everybody: "All of the category",
  noEnd: "No last day",
  filters: {
    category: "Category",
    active: "State",
    running: "Days",
  },
  active: {
    yes: "Switched on",
    no: "Switched off",
    deleted: `Deleted in the last ${undoHours} hours`,
  },
  running: { coming: "To come", showing: "Showing", over: "Over" },
  states: {
    off: "Off",
    coming: "To come",
    showing: "Showing",
    over: "Over",
    deleted: "Deleted",
  },
  mailing: {
    none: "Not mailed",
    waiting: "Waits",
    underWay: (sent: number) => `${sent} sent so far`,
    done: (sent: number) => `${sent} sent`,
  },
  created: "The notice is on the board",
  copyLead: "A copy: the notice that it was taken from stays as it is.",
  switchedOn: "The notice is switched on",
  switchedOff: "The notice is switched off",
  removing: (title: string) =>
    `“${title}” is taken off the board now. For ${undoHours} hours it can be brought back.`,
  removed: "The notice is deleted",
  undone: "The notice is back",
  undoRefused: `a notice can be brought back for ${undoHours} hours, by whoever deleted it or by an administrator`,
  back: "Back to the board",
  publish: "Put on the board",
  fields: {
    title: "Title",
    category: "Category",
    categoryHint: "Whom it is for.",
    departments: "Only these departments",
    departmentsHint: "All departments where none is chosen.",
    levels: "Only these levels",
    levelsHint: "All levels where none is chosen.",
    text: "Description",
    textHint:
      "**bold**, *italic*, ## for a heading, - before each line of a list, [words](https://…) for a link. An empty line begins a paragraph.",
    marks: "Marks",
    bold: "Bold",
    italic: "Italic",
    heading: "Heading",
    list: "List",
    numbered: "Numbered list",
    link: "Link",
    linkWords: "words",
    senderName: "Sender",
    senderHint: "The office that signs it, such as Registrar.",
    startDate: "Shows from",
    endDate: "Shows until",
    endDateHint: "Without one it stays until it is switched off.",
    mail: "Send it by e-mail, too",
    mailHint: `Each reader gets one letter, when its first day has come; whoever has had ${noticeLettersADay} that day reads it on the dashboard alone.`,
    inPublic: "Show it on the start page, too",
    inPublicHint: "Anybody can read it there, without signing in.",
    mailedHint: "The letters are on their way, or sent: a change of the notice sends none again.",
  },
  /** What is asked before letters go to many. */
  askMail: {
    title: (title: string) => `Mail “${title}”`,
    question: (letters: number, left: number) => {
      const people =
        letters === 1 ? "One person gets" : `${letters.toLocaleString("en")} people get`;
      return `${people} this notice by e-mail. Today you can still have ${left} of your ${mailedNoticesADay} notices mailed.`;
    },
    none: mailLimitMessages.notices,
    reckoning: "How many people get this notice by e-mail is being counted.",
    label: "Mail it",
  },
  preview: "Preview",
  yes: "Yes",
  no: "No",
} as const;

type Told = {
  readonly school: { readonly name: string };
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly senderName: string;
  readonly startDate: string;
  readonly address: string;
};

/** The letter of a notice to one of its readers. */
export const noticeMail = ({
  school,
  name,
  title,
  text,
  senderName,
  startDate,
  address,
}: Told) => ({
  subject: `${title} - ${school.name}`,
  text: [
    `Dear ${name},`,
    text,
    `${senderName}, ${formatDate(startDate)}`,
    `This notice stands on your dashboard, too:\n${address}`,
    school.name,
  ].join("\n\n"),
});
