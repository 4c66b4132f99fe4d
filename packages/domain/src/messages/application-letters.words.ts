/** What the letters about an application say. */
export const applicationLetterWords = {
  dear: (name: string) => `Dear ${name},`,
  opened: {
    subject: (title: string) => `Your ${title} application was opened`,
    when: (title: string, number: string, school: string, at: string) =>
      `Your ${title} application ${number} to ${school} was opened with its payment reference on ${at}.`,
    notYou: (helpLine: string) =>
      `If it was not you, somebody else knows your RRR: please call the school on ${helpLine}.`,
  },
  completed: {
    subject: (title: string) => `Your ${title} application has been submitted`,
    received: (school: string, title: string, number: string) =>
      `${school} has received your ${title} application. Your application number is ${number}.`,
    slip: "Sign in with your RRR to print your application slip:",
    screening: "You will be contacted by SMS and e-mail for your screening date.",
  },
  reopened: {
    subject: (title: string) => `Your ${title} application is open again`,
    what: (title: string, number: string, school: string) =>
      `${school} has opened sections of your ${title} application ${number} again:`,
    why: (reason: string) => `The reason: ${reason}`,
    slip: "The slip that you have printed is not valid any more.",
    until: (day: string) =>
      `What you have answered is kept. Please look at these sections, save each, and send the application again by ${day}:`,
    help: (helpLine: string) => `If you need help, please call the school on ${helpLine}.`,
  },
  closed: {
    subject: (title: string) => `Your second ${title} application is closed`,
    what: (title: string, number: string, school: string) =>
      `${school} has closed your ${title} application ${number}, for you have another. What you paid for it stays on record.`,
    notYou: (helpLine: string) => `If this is wrong, please call the school on ${helpLine}.`,
  },
  moved: {
    subject: (title: string) => `Your payment is moved to ${title}`,
    what: (from: string, to: string, school: string) =>
      `What you have paid to ${school} for your ${from} application now opens your ${to} application. Your RRR is the same. Your answers are kept: please look at every section, save each, and send the application:`,
    notYou: (helpLine: string) =>
      `If it was not you, please call the school on ${helpLine} at once.`,
  },
  unsent: {
    subject: (title: string) => `Your ${title} application has not been sent yet`,
    filledIn: (title: string, number: string, school: string) =>
      `You have filled in your ${title} application ${number} to ${school}, but it has not been sent: the school has not received it yet.`,
    until: (day: string) => `It takes applications until ${day}.`,
    send: 'Sign in with your RRR, check your answers, and press "Send application":',
    help: (helpLine: string) => `If you need help, please call the school on ${helpLine}.`,
  },
  unconfirmed: {
    subject: "Your staff request was not confirmed",
    over: (title: string, number: string, days: number) =>
      `Nobody has confirmed your ${title} application ${number} within ${days} days.`,
    goOn: (title: string) =>
      `You may go on as an applicant of ${title}: by the same RRR, without a further fee. Sign in with your RRR and your JAMB number, or the number of your earlier application. What you have filled in stays; look at each section again, and send the application.`,
  },
  proofReceived: {
    subject: (proof: string) => `${proof}: received`,
    came: (proof: string, number: string, school: string) =>
      `${school} has received this for your application ${number}: ${proof}.`,
  },
} as const;
