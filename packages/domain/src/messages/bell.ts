const most = 99;

/** The count on the bell, where there is no room for more than two digits. */
export const shownUnread = (unread: number): string =>
  unread > most ? `${most}+` : String(unread);

/** How the header's bell is called. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? "Notifications" : `Notifications, ${shownUnread(unread)} unread`;
