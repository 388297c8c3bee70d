import { describe, expect, it } from 'vitest';
import { isOnlyWebAddress } from '../../src/values/web-address.ts';

describe('isOnlyWebAddress', () => {
  it.each([
    'https://jobs.example.com/123',
    ' HTTP://jobs.example.com/123?a=[1]&b=c#d \n',
    '<https://jobs.example.com/123>',
    'www.example.com/jobs/1',
    'https://example.com/büro',
  ])('accepts %j', (text) => {
    expect(isOnlyWebAddress(text)).toBe(true);
  });

  it.each([
    '',
    'https://',
    'jobs@example.com',
    'Nurse wanted: https://jobs.example.com/123',
    'https://jobs.example.com/123\nNurse wanted',
    'https://jobs.example.com/123<br>Nurse',
    'https://jobs.example.com/123我们招聘护士',
    'httpsx://jobs.example.com',
  ])('refuses %j', (text) => {
    expect(isOnlyWebAddress(text)).toBe(false);
  });
});
