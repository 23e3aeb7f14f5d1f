/** The cookie banner: the target of its form, and the possible answers. */
export const cookieChoicePath = '/cookies';
/** A stylesheet that shows the banner to visitors without script who have not answered. */
export const cookieQuestionStyles = '/cookies.css';
/** Name of the form field, the storage key, and the cookie for browsers without script. */
export const cookieChoiceName = 'cookies';
