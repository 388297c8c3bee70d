/** Canonical names of the languages that programs and queries are written in: lists of skills keep them together. */
export const programmingLanguages: ReadonlySet<string> = new Set(
  `Apex Bash C C# C++ Clojure COBOL Dart Elixir Erlang F# Fortran Go Groovy Haskell Java JavaScript Julia Kotlin Lua
  MATLAB Objective-C OCaml Perl PHP PL/SQL PowerShell Prolog Python R Ruby Rust Scala Solidity SQL Swift T-SQL
  TypeScript VBA Verilog VHDL`.split(/\s+/),
);
