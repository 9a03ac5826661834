import { createContext, useContext } from 'react';

const WrittenColumns = createContext('');

/** Carries the HTML of the footer's columns, which only the server writes (record 27). */
export const WrittenColumnsProvider = WrittenColumns.Provider;

export const useWrittenColumns = (): string => useContext(WrittenColumns);

/** The element that holds them, where the browser finds what the server wrote. */
export const columnsId = 'footer-columns';
