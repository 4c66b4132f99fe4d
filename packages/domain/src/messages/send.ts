import { notice } from "./notice.ts";

/** The view in which an application is read back and sent. */
export const sendMessages = {
  lead: "Read what you have entered once more. Nothing has been sent yet.",
  person: "Name and e-mail",
  fixedNames: (helpLine: string) =>
    `Your names and e-mail address come from your invoice and cannot be changed here. If one is wrong, call the school on ${helpLine} before you send.`,
  /** Of answers without a way to change them. */
  prefilled:
    "What cannot be changed here comes from the school's records: its JAMB list, or your earlier application. Is something wrong? The school's help line corrects it.",
  finalTitle: "What you send is final",
  final:
    "After that nothing can be changed any more: neither your particulars and choices nor your results, photo and documents. The school then has your application, you are told by e-mail, and your application slip is there to print.",
  send: "Send application",
  sent: notice("Application sent", "Your application slip is ready to print"),
  /** Words of these sections lie on the device and were not saved. */
  unsaved: {
    title: "Not everything you typed is saved",
    body: "What you typed last in these sections is on this device alone: it is not shown below and is not sent. Open them and press Next to save it.",
    drop: "Leave out what is not saved",
  },
  notSent: "Your application has not been sent",
  choiceGone:
    "The department you chose takes no more applicants for this programme. Change it above, then send.",
  listedGone:
    "Something you chose is offered no more, or not by the department you chose. Change it above, then send.",
  uploaded: "Uploaded",
} as const;
