/** What the portal tells somebody, as a letter: nothing more than stands in the portal. */
export const noticeLetter = ({
  school,
  name,
  title,
  body,
  link,
}: Readonly<Record<"school" | "name" | "title" | "body" | "link", string>>) => ({
  subject: `${title} - ${school}`,
  text: [`Dear ${name},`, `${title}.`, body, "Sign in and read it here:", link, school].join(
    "\n\n",
  ),
});

/** The same as a text message: what it is about, for anybody may see a phone's screen. */
export const noticeText = (school: string, title: string) =>
  `${school}: ${title}. Sign in to read it.`;
