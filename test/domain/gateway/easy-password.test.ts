import { isEasyToGuess } from '#contract/easy-password.js';

const KNOWN = ['giulia.ferrari+de@example.com', 'Giulia Ferrari', 'Lume Srl'];

test.each([
  'password12', 'Password123!', 'P@ssw0rd2024', 'passwordpassword', '1234567890', '0987654321', 'aaaaaaaaaa', 'abababababab', 'abcabcabcabc', 'abcdefghijkl', 'zyxwvutsrq', 'qwertyuiop', 'Qwertzuiop', 'azertyuiop', 'qwerty12345', '1q2w3e4r5t',
  'Passwort2024', 'motdepasse1', 'Contraseña1', 'parolachiave', 'benvenuto1!', 'willkommen', 'Bienvenue12', 'bienvenidos', 'welcome2024', 'iloveyou123', 'administrator',
  'giulia.ferrari+de@example.com', 'GIULIA.FERRARI+DE@EXAMPLE.COM', 'giulia.ferrari+de', 'Giulia Ferrari', 'giuliaferrari1', 'LumeSrl2024', 'portico2024!', 'Portico.1234',
])('%s is easy to guess', (password) => {
  expect(isEasyToGuess(password, KNOWN)).toBe(true);
});

test.each(['correct horse battery', 'staple battery horse', 'xK4#vv9-pQ2m', 'giulia likes lume in may', 'tre gatti e un cane', '8246013579', 'ein grüner Stuhl am See', 'пароль из шести слов'])('%s is not', (password) => {
  expect(isEasyToGuess(password, KNOWN)).toBe(false);
});
